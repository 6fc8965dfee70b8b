import type { StoredPicture } from '@atrium/contract/pictures'
import { parseApiError } from '#api/parseApiError.ts'
import { useUploadPictureMutation } from '#api/picturesApi.ts'
import { useFailureTexts } from './useFailureTexts.ts'

/** Stores a picture for a `PictureField`; a failure is a message of the contract or a sentence. */
export function usePictureUpload(): (file: File) => Promise<StoredPicture | { error: string }> {
  const [upload] = useUploadPictureMutation()
  const { textOf } = useFailureTexts('pictures:failed')
  return async (file) => {
    try {
      return await upload(file).unwrap()
    } catch (error) {
      const failure = parseApiError(error)
      return { error: failure.errors?.picture ?? textOf(failure) }
    }
  }
}
