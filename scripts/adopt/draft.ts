import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { FRONT_MATTER, isRecord, type Value } from '../content/source-file.ts';
import { mergeYaml } from '../edit/merge-yaml.ts';

export type Values = { [key: string]: Value };

/** Changed files of the project, which are not written yet. */
export class Draft {
  readonly files = new Map<string, string>();
  readonly #root: string;

  constructor(root = '.') {
    this.#root = root;
  }

  read(file: string): string {
    return this.files.get(file) ?? this.#saved(file);
  }

  write(file: string, text: string): void {
    if (text === this.#saved(file)) this.files.delete(file);
    else this.files.set(file, text);
  }

  values(file: string): Values {
    const source = this.read(file);
    const yaml = file.endsWith('.md') ? (FRONT_MATTER.exec(source)?.[1] ?? '') : source;
    const value: unknown = parseDocument(yaml).toJS();
    return isRecord(value) ? value : {};
  }

  /** Changes the values of a YAML file, or of the front matter of a text. Comments stay. */
  change(file: string, change: (values: Values) => Values): void {
    const source = this.read(file);
    const [matter = '', yaml = ''] = file.endsWith('.md') ? (FRONT_MATTER.exec(source) ?? []) : [];
    if (matter) {
      const merged = mergeYaml(`${yaml}\n`, change(this.values(file)));
      this.write(file, `---\n${merged.trimEnd()}\n---\n${source.slice(matter.length)}`);
    } else this.write(file, mergeYaml(source, change(this.values(file))));
  }

  before(file: string): string {
    return this.#saved(file);
  }

  #saved(file: string): string {
    const saved = path.join(this.#root, file);
    return existsSync(saved) ? readFileSync(saved, 'utf8') : '';
  }
}
