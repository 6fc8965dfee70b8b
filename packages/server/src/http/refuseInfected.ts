import type { Services } from '#services.ts'
import { HttpError } from './httpError.ts'
import type { UploadedFile } from './multipart.ts'

/**
 * Throws 422 for an upload with a virus, with the message at its field, and 503 when the scanner gives no result: an
 * upload that was not scanned is not stored. Does nothing without `CLAMD_ADDRESS`.
 */
export async function refuseInfected(
  { scan }: Pick<Services, 'scan'>,
  field: string,
  { path }: UploadedFile,
): Promise<void> {
  if (!scan) return
  const virus = await scan(path).catch((cause: unknown) => {
    throw new HttpError(503, 'notScanned', { cause })
  })
  if (virus) throw new HttpError(422, 'fileInfected', { errors: { [field]: 'fileInfected' } })
}
