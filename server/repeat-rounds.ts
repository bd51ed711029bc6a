/** How soon a failed round is repeated, in milliseconds. */
const RETRY = 5000;

type Rounds = {
  takeRound: () => Promise<void>;
  /** Milliseconds between two rounds. */
  every: number;
  /** Called for the first failure after a success, because one line is enough for an outage. */
  onFailure: (error: unknown) => void;
};

/**
 * Takes a round of background work at once, and another one after each pause.
 * @returns a function that stops the work
 */
export function repeatRounds({ takeRound, every, onFailure }: Rounds): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasFailed = false;

  const round = async () => {
    try {
      await takeRound();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed && !isStopped) onFailure(error);
      hasFailed = true;
    }
    if (isStopped) return;
    timer = setTimeout(start, hasFailed ? Math.min(RETRY, every) : every);
    timer.unref();
  };
  let current = Promise.resolve();
  const start = () => {
    current = round();
  };

  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
