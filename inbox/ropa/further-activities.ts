type Activity = {
  purpose: string;
  people: string;
  data: string[];
  legalBasis: string;
  kept?: (time: string) => string;
};

/** Uses of personal data outside submissions, by the name of their retention period. */
export const FURTHER_ACTIVITIES: Record<string, Activity> = {
  mail: {
    purpose: 'Sending mails about a form',
    people: 'people who sent a form, and staff',
    data: ['email', 'text of the mail'],
    legalBasis: 'that of the form',
    kept: (time) => `text: ${time} after sending; the rest as long as the form's entry`,
  },
  letters: {
    purpose: 'Noting which letters of the newsletter were sent, refused or returned',
    people: 'subscribers',
    data: ['email', 'letter', 'time', 'code of a refusal', 'number of refusals'],
    legalBasis: 'that of the newsletter',
    kept: (time) => `${time} after the letter; the number of refusals as long as the subscription`,
  },
  limits: {
    purpose: 'Counting requests, and holding back what looks automatic, to limit abuse',
    people: 'people who send forms',
    data: ['keyed hash of the network address', 'keyed hash of the email'],
    legalBasis: 'Article 6(1)(f)',
  },
  codedEntry: {
    purpose: 'Keeping a coded entry after erasing or unsubscribing',
    people: 'people who erased their data or unsubscribed',
    data: ['keyed hash of the email', 'reason', 'time'],
    legalBasis: 'Article 6(1)(f)',
  },
  searches: {
    purpose: 'Counting searches that found nothing',
    people: 'people who search, without a name or an address',
    data: ['words that at least three people searched for', 'language', 'number of people'],
    legalBasis: 'Article 6(1)(f)',
  },
};
