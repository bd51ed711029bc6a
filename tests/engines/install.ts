import { existsSync } from 'node:fs';
import { installPackages } from '#tests/support/install-packages.ts';

const ENGINES = {
  Firefox: {
    programs: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    needs: [],
    packages: ['firefox-esr'],
  },
  WebKit: {
    programs: ['/usr/bin/WebKitWebDriver'],
    needs: ['/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

export type EngineName = keyof typeof ENGINES;

/** Returns the program that starts an engine, or undefined if the engine is not installed. */
export function findEngine(name: EngineName): string | undefined {
  const { programs, needs } = ENGINES[name];
  const isInstalled = (program: string) => existsSync(program);
  return needs.every(isInstalled) ? programs.find(isInstalled) : undefined;
}

/** Installs missing engines from Debian's packages. After a failure, their tests are skipped. */
export default function setup(): void {
  const isMissing = (name: EngineName) => findEngine(name) === undefined;
  const names = Object.keys(ENGINES) as EngineName[];
  installPackages(names.filter(isMissing).flatMap((name) => ENGINES[name].packages));
  for (const name of names.filter(isMissing)) {
    const install = `apt-get install ${ENGINES[name].packages.join(' ')}`;
    console.error(`${name} is not installed, so its tests are skipped. On Debian: ${install}`);
  }
}
