import packageFile from '../../package.json' with { type: 'json' };

/** Version of the engine, stored with every scan. */
export const engineVersion: string = packageFile.version;
