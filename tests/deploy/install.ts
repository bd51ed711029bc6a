import { installMissing } from '#tests/support/install-packages.ts';

/** Installs the programs of all tests at once, because apt-get cannot run twice at a time. */
export default function setup(): void {
  installMissing({
    buildah: 'buildah',
    caddy: 'caddy',
    debootstrap: 'debootstrap',
    haproxy: 'haproxy',
    nginx: 'nginx',
    openssl: 'openssl',
    'systemd-nspawn': 'systemd-container',
  });
}
