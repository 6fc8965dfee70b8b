import type { StoredFilm, StoredPicture } from '@atrium/contract/pictures'
import { parseApiError } from '#api/parseApiError.ts'
import { useUploadFilmMutation, useUploadPictureMutation } from '#api/picturesApi.ts'
import { type FailureScope, useFailureTexts } from './useFailureTexts.ts'

type Upload<Stored> = (file: File) => Promise<Stored | { error: string }>

/** Stores a picture for a `PictureField`; a failure is a message of the contract or a sentence. */
export function usePictureUpload(): Upload<StoredPicture> {
  const [send] = useUploadPictureMutation()
  const failed = useFailedUpload('picture', 'pictures:failed')
  return (file) => send(file).unwrap().catch(failed)
}

/** Stores a film for a `FilmField`, as `usePictureUpload`. */
export function useFilmUpload(): Upload<StoredFilm> {
  const [send] = useUploadFilmMutation()
  const failed = useFailedUpload('film', 'pictures:film.failed')
  return (file) => send(file).unwrap().catch(failed)
}

function useFailedUpload(field: string, scope: FailureScope) {
  const { textOf } = useFailureTexts(scope)
  return (error: unknown) => {
    const failure = parseApiError(error)
    return { error: failure.errors?.[field] ?? textOf(failure) }
  }
}
