import { programArgs } from '#config/paths.ts'

/** The arguments with which Node starts the real server: in Jest from one file, elsewhere from the source. */
export async function serverArgs(): Promise<string[]> {
  const address = process.env.TEST_DATABASES
  if (!address) return programArgs('main')
  const { file } = (await (await fetch(`${address}/server`)).json()) as { file: string }
  return [file]
}
