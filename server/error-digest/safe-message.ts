/**
 * The only words of an error's message that a mail may contain. Other words may be personal data.
 */
const WORDS = new Set(
  `a abort aborted access address after already an and array as assignment at attempt bad be been
  before body buffer call calls cannot class client closed code column command connect
  connection constant constraint constructor convert corrupt could data database date deadlock
  defined delete deleted detected did disk does due duplicate empty encoding end error exceeded
  exist exists expected failed field file find for found free function getter has host image in
  index initialization input instance integer invalid is iterable json key left length limit line
  local lock locked malformed maximum memory missing more must no non not null number object of on
  open opened out parse permission position primitive properties property range read readonly
  reading receive received refused relation reset response row scope server set setting size slots
  socket space stack statement storage stream string such symbol syntax table terminated than the
  this time timeout to token too transaction trying type undefined unexpected unique unterminated
  valid value values variable violates was when with without write`.split(/\s+/),
);
const HIDDEN = '…';
const LONGEST = 200;

/** Replaces words that may be personal data with "…". */
export function safeMessage(message: string): string {
  const words = message.slice(0, LONGEST).split(/\s+/).map(safeWord);
  return words.filter((word, index) => word !== HIDDEN || words[index - 1] !== HIDDEN).join(' ');
}

function safeWord(word: string): string {
  const bare = word.replace(/[.,:;()]+$/, '').replace(/^\(/, '');
  return WORDS.has(bare.toLowerCase()) ? bare : HIDDEN;
}
