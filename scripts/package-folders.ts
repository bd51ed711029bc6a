/** The part of package-lock.json that lists the dependencies of packages. */
export type Lock = { packages: Record<string, LockedPackage> };
type LockedPackage = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/**
 * Lists the folders of packages and of all their dependencies, sorted.
 * @throws Error if a package is not in the lock file
 */
export function packageFolders(names: readonly string[], { packages }: Lock): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean) => {
    const folder = nearestFolder(name, from, packages);
    if (!folder && !isOptional) throw new Error(`${name} is not in package-lock.json`);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = packages[folder] ?? {};
    for (const needed of Object.keys(dependencies)) add(needed, folder, false);
    for (const wanted of Object.keys(optionalDependencies)) add(wanted, folder, true);
  };
  for (const name of names) add(name, '', false);
  return [...found].sort();
}

function nearestFolder(name: string, from: string, packages: Lock['packages']): string | undefined {
  const place = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
  if (packages[place]) return place;
  if (!from) return undefined;
  return nearestFolder(name, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), packages);
}
