import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, the longest first: begun last, one of them would keep a core idle. The others are short, whatever their order. */
const longest = [
  'src/engine/hostile-texts',
  'src/engine/hostile-texts-of-others',
  'src/server/create-server',
  'lab/lab',
  // Two files that scan all the time beside one that mostly does not.
  'test/lab/truth-files',
  'test/hostile/hostile-sites',
  'test/lab/truth',
  'test/lab/truth-of-others',
  'test/faults/service-killed',
  'test/e2e/account',
  'test/accuracy',
  'test/faults/broken-machinery',
  'test/e2e/lab-reports',
  'test/e2e/dashboard',
  'test/e2e/visitor',
  'test/start/start',
  'test/ssrf/inward-pages',
  'test/faults/server-restarted',
  'test/database/busy-worker',
  'test/lab/installed-browser',
  'test/e2e/report',
  'test/e2e/profile',
];

/** Orders test files so that all workers end at about the same time, on a machine that has never run them too. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return found === -1 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
