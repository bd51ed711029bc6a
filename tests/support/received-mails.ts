/** Groups mails by their Message-ID. A mail that arrived twice has two entries. */
export function byMessageId(mails: { bytes: Buffer }[]): Map<string, Buffer[]> {
  const found = new Map<string, Buffer[]>();
  for (const { bytes } of mails) {
    const id = /^Message-ID: (<[^>]+>)/im.exec(bytes.toString('latin1'))?.[1];
    if (!id) throw new Error('a mail has no Message-ID');
    found.set(id, [...(found.get(id) ?? []), bytes]);
  }
  return found;
}

/**
 * Counts the mails that repeat an earlier mail.
 * @throws Error if a repeated mail differs from the first
 */
export function countRepeats(arrived: Map<string, Buffer[]>): number {
  let repeats = 0;
  for (const [first, ...others] of arrived.values()) {
    for (const other of others) {
      if (!first?.equals(other)) throw new Error('a mail came again with other bytes');
      repeats++;
    }
  }
  return repeats;
}
