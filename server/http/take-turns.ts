type Turn = {
  client: string;
  start: (done: () => void) => void;
};

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
