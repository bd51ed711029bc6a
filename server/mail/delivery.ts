/** A mail that is ready to send. An outbox row always gives the same bytes. */
export type ComposedMail = {
  id: string;
  kind: string;
  createdAt: number;
  envelope: { from: string; to: string[] };
  bytes: Uint8Array;
};

/**
 * Delivers one mail, and resolves when the relay has the mail.
 * @throws DeliveryError
 */
export type Deliver = (mail: ComposedMail, signal: AbortSignal) => Promise<void>;

type Failure = {
  /**
   * A code such as "550 5.1.1". The relay's text is left out, because it may name the recipient.
   */
  code: string;
  /** True if the relay would refuse the same mail again. */
  isPermanent?: boolean;
  /** True if the relay itself failed, for example because it refused the login. */
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
