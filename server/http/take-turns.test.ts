import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

function works(limits: Parameters<typeof takeTurns>[0]) {
  const inTurn = takeTurns(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    inTurn({
      client: name.charAt(0),
      start: (done) => {
        started.push(name);
        ends.set(name, done);
      },
    });
  return { started, add, end: (name: string) => ends.get(name)?.() };
}

test('works beyond the limit wait in order', () => {
  const { started, add, end } = works({ atOnce: 2, perClient: 2 });
  for (const name of ['a', 'b', 'c', 'd']) add(name);
  expect(started).toEqual(['a', 'b']);
  end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('a client with many works does not keep others waiting', () => {
  const { started, add, end } = works({ atOnce: 3, perClient: 2 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) add(name);
  expect(started).toEqual(['a1', 'a2', 'b1']);
  end('b1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1']);
  end('a1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('a work that ends at once makes way for all that wait', () => {
  const inTurn = takeTurns({ atOnce: 1, perClient: 1 });
  let count = 0;
  for (let work = 0; work < 1000; work++)
    inTurn({
      client: 'a',
      start: (done) => {
        count++;
        done();
      },
    });
  expect(count).toBe(1000);
});
