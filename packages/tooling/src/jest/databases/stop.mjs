export default () => globalThis.__atriumDatabases?.()
