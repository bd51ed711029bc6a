import { expect, test } from 'vitest';
import { describeFailure } from './failure.ts';

test.each([
  ['/srv/.before-upgrade.gz.28368.part', '/srv/before-upgrade.gz'],
  ['/srv/export.csv.28368.part', '/srv/export.csv'],
  ['/srv/part', '/srv/part'],
])('a refused file %s is named as the user knows it', (file, shown) => {
  const error = Object.assign(new Error('permission denied'), { code: 'EACCES', path: file });
  expect(describeFailure(error)).toEqual({
    message: `${shown} cannot be read or written (EACCES).`,
    code: 2,
  });
});
