import { installMissing } from '#tests/support/install-packages.ts';
import { runsAll } from '#tests/support/scope.ts';

/** Installs the programs of all tests at once, because apt-get cannot run twice at a time. */
export default function setup(): void {
  if (runsAll)
    installMissing({ openssl: 'openssl', qpdf: 'qpdf', strace: 'strace', unzip: 'unzip' });
}
