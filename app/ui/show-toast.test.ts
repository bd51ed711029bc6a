import { expect, test } from 'vitest';
import { type QueuedToast, receiveToasts, showToast } from './show-toast.ts';

test('the receiver gets the waiting toasts in order, and later toasts at once', () => {
  const received: QueuedToast[] = [];
  showToast('stack', { title: 'first' });
  showToast('single', { title: 'second' });
  const stop = receiveToasts((toast) => received.push(toast));
  showToast('stack', { title: 'third' });
  expect(received.map(({ title, style }) => `${title} ${style}`)).toEqual([
    'first stack',
    'second single',
    'third stack',
  ]);
  stop();
  showToast('stack', { title: 'fourth' });
  expect(received).toHaveLength(3);
  receiveToasts((toast) => received.push(toast))();
  expect(received.at(-1)?.title).toBe('fourth');
});
