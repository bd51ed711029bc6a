/** The same row always gives the same bytes. */
export type ComposedMail = {
  id: string;
  kind: string;
  createdAt: number;
  envelope: { from: string; to: string[] };
  bytes: Uint8Array;
};

/** Delivers one mail. When it resolves, the relay has the mail. @throws DeliveryError */
export type Deliver = (mail: ComposedMail, signal: AbortSignal) => Promise<void>;

type Failure = {
  /** Such as "550 5.1.1" or "ETIMEDOUT". The text of the relay may name the recipient. */
  code: string;
  /** The relay would refuse the same mail again. */
  isPermanent?: boolean;
  /** The relay could not be reached or refused the login, so the mail is not the reason. */
  isRelay?: boolean;
};

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly code: string;
  readonly isPermanent: boolean;
  readonly isRelay: boolean;

  constructor({ code, isPermanent = false, isRelay = false }: Failure) {
    super(code);
    this.code = code;
    this.isPermanent = isPermanent;
    this.isRelay = isRelay;
  }
}
