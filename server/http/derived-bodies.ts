/** Answers with a body that is not held: from what was derived lately, else by deriving it. */
export type DerivedBodies = (owner: object, derive: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Keeps the bodies that were asked for lately, so that few of them are derived twice and none is held for good.
 * @param room how many bytes all of them may take; a body that is larger than that is not kept
 */
export function keepDerived(room: number): DerivedBodies {
  const kept = new Map<object, Buffer>();
  const underWay = new Map<object, Promise<Buffer>>();
  let taken = 0;

  const keep = (owner: object, body: Buffer) => {
    if (body.length > room) return;
    kept.set(owner, body);
    taken += body.length;
    // A map's keys are in the order in which they were put in: the first was not asked for the longest.
    for (const [oldest, { length }] of kept) {
      if (taken <= room) return;
      kept.delete(oldest);
      taken -= length;
    }
  };

  return (owner, derive) => {
    const body = kept.get(owner);
    if (body) {
      kept.delete(owner);
      kept.set(owner, body);
      return Promise.resolve(body);
    }
    const waiting = underWay.get(owner);
    if (waiting) return waiting;
    const deriving = derive()
      .then((derived) => {
        keep(owner, derived);
        return derived;
      })
      .finally(() => underWay.delete(owner));
    underWay.set(owner, deriving);
    return deriving;
  };
}
