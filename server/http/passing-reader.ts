import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads files one after the other into the same memory, for what is only looked at: thousands of buffers that are gone at
 * once would leave a process several times as large as what it keeps.
 * @returns what reads a file; the bytes are there until it reads the next one
 */
export function passingReader(): (file: string) => Buffer {
  let room = Buffer.allocUnsafeSlow(0);
  return (file) => {
    const descriptor = openSync(file, 'r');
    try {
      const { size } = fstatSync(descriptor);
      if (room.length < size) room = Buffer.allocUnsafeSlow(2 * size);
      let end = 0;
      while (end < size) {
        const read = readSync(descriptor, room, end, size - end, null);
        if (read === 0) break;
        end += read;
      }
      return room.subarray(0, end);
    } finally {
      closeSync(descriptor);
    }
  };
}
