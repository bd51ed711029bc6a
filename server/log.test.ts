import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('a logged error has its name, code and stack, but not its message', () => {
  const error = Object.assign(new TypeError('wrong value "sara@visitor.test"\n    in a row'), {
    code: 'SQLITE_CONSTRAINT',
    detail: 'Key (email)=(sara@visitor.test) already exists.',
  });
  const described = describeError(error);
  expect(described).toEqual({
    name: 'TypeError',
    code: 'SQLITE_CONSTRAINT',
    stack: expect.stringMatching(/^at .+log\.test\.ts:\d+:\d+/),
  });
  expect(JSON.stringify(described)).not.toMatch(/sara|in a row/);
});

test('a message may look like a line of the stack', () => {
  const described = describeError(new Error('x\n    at sara@visitor.test'));
  expect(JSON.stringify(described)).not.toContain('sara');
});

test('the code of the cause is logged, and of a thrown text nothing', () => {
  const cause = Object.assign(new Error('sara'), { code: 'ECONNREFUSED' });
  expect(describeError(new Error('x', { cause }))).toMatchObject({ cause: 'ECONNREFUSED' });
  expect(describeError('sara@visitor.test')).toEqual({ name: 'unknown' });
});
