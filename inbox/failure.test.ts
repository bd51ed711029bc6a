import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { describeFailure } from './failure.ts';

test.each([
  ['/srv/.before-upgrade.gz.28368.part', '/srv/before-upgrade.gz'],
  ['/srv/export.csv.28368.part', '/srv/export.csv'],
  ['/srv/part', '/srv/part'],
])('a refused file %s is named as the user knows it', (file, shown) => {
  const error = Object.assign(new Error('no such file'), { code: 'ENOENT', path: file });
  expect(describeFailure(error)).toEqual({
    message: `${shown} cannot be read or written (ENOENT).`,
    code: 2,
  });
});

test('a file that the user of the process may not use is reported with this user', () => {
  const error = Object.assign(new Error('denied'), { code: 'EACCES', path: '/root/cv.pdf' });
  expect(describeFailure(error).message).toBe(
    `/root/cv.pdf cannot be read or written by the user ${userInfo().username} (EACCES).`,
  );
});
