type Turn = {
  client: string;
  /** Starts the task. When the task has ended, it calls `done` once. */
  start: (done: () => void) => void;
};

/** Runs at most `atOnce` tasks at a time, and at most `perClient` for one client. Others wait. */
export function takeTurns({ atOnce, perClient }: { atOnce: number; perClient: number }) {
  const running: string[] = [];
  const waiting: Turn[] = [];
  const isFree = (client: string) => running.filter((one) => one === client).length < perClient;
  const startNext = (): void => {
    const place = running.length < atOnce ? waiting.findIndex(({ client }) => isFree(client)) : -1;
    const [turn] = place < 0 ? [] : waiting.splice(place, 1);
    if (!turn) return;
    running.push(turn.client);
    turn.start(() => {
      running.splice(running.indexOf(turn.client), 1);
      startNext();
    });
  };
  return (turn: Turn): void => {
    waiting.push(turn);
    startNext();
  };
}
