import { expect, test } from 'vitest';
import { packageFolders } from './package-folders.ts';

const packages = {
  'node_modules/a': {
    dependencies: { b: '1' },
    optionalDependencies: { absent: '1', '@s/c': '1' },
  },
  'node_modules/a/node_modules/b': { dependencies: { d: '1' } },
  'node_modules/b': {},
  'node_modules/@s/c': { dependencies: { d: '1' } },
  'node_modules/d': { dependencies: { a: '1' } },
  'node_modules/unused': {},
};

test('the folders of a package and of what it depends on are listed once', () => {
  expect(packageFolders(['a'], { packages })).toEqual([
    'node_modules/@s/c',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/d',
  ]);
});

test('a package that is not in the lock file is an error', () => {
  expect(() => packageFolders(['e'], { packages })).toThrow('e is not in package-lock.json');
});
