/** A mail as it goes over the wire: the same row always gives the same bytes. */
export type ComposedMail = {
  id: string;
  kind: string;
  createdAt: number;
  envelope: { from: string; to: string[] };
  bytes: Uint8Array;
};

/**
 * Hands one mail over. When this resolves somebody else is responsible for it.
 * @throws DeliveryError
 */
export type Deliver = (mail: ComposedMail, signal: AbortSignal) => Promise<void>;

type Failure = {
  /** "550 5.1.1" or "ETIMEDOUT"; never the relay's words, which may name the recipient. */
  code: string;
  /** Whether the same mail would be refused again. */
  isPermanent?: boolean;
  /**
   * Whether the relay could not be reached or let nobody in, which says nothing about this mail.
   */
  isRelay?: boolean;
};

/** Why a mail could not be handed over. */
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
