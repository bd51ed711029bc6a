import { runProgram } from './run-program.ts';

const RELEASE = 'bookworm';

/** Writes a small Debian to a folder, from Debian's packages. */
export async function makeDebian(folder: string, packages: readonly string[] = []): Promise<void> {
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  await runProgram('debootstrap', '--variant=minbase', ...include, RELEASE, folder);
}
