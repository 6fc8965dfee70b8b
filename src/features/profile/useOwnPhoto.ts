import { chosenPhotoBytes, type MessageKey, photoExtensionOf } from '@atrium/contract/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeletePhotoMutation, useUploadPhotoMutation } from '#api/accountsApi.ts'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { preparePhoto } from './preparePhoto.ts'

type PhotoChange = 'save' | 'remove'

/** The outcome of the last change; `file` is about the chosen file. */
type Outcome =
  | { kind: 'done'; action: PhotoChange }
  | { kind: 'file'; message: string }
  | { kind: 'failed'; action: PhotoChange; again: () => void; failure: CallFailure }

const unreadable = 'unreadable'
const doneKeys = { save: 'photo.saved', remove: 'photo.removed' } as const

/** The error of a chosen file, by its name and size only. */
function mistakeOf(file: File): MessageKey | undefined {
  if (!photoExtensionOf(file.name) || file.size === 0) return 'photoType'
  return file.size > chosenPhotoBytes ? 'photoTooLarge' : undefined
}

/** The own photo: chosen, re-encoded by the browser and uploaded, or removed. A failure keeps the previous one. */
export function useOwnPhoto() {
  const { t } = useTranslation(['profile', 'common'])
  const showToast = useToasts()
  const translate = useMessageTexts()
  const failureTexts = {
    save: useFailureTexts('profile:photo.failure', 'profile:failure'),
    remove: useFailureTexts('profile:photo.removeFailure', 'profile:failure'),
  }
  const [upload] = useUploadPhotoMutation()
  const [remove] = useDeletePhotoMutation()
  const [underWay, setUnderWay] = useState<PhotoChange>()
  const [outcome, setOutcome] = useState<Outcome>()
  useFocusAfterRetry(outcome?.kind === 'failed')
  const wordOfFile = (message: string) =>
    message === unreadable ? t('photo.unreadable') : translate(message)

  const refuse = (message: string) => setOutcome({ kind: 'file', message })
  const change = async (action: PhotoChange, send: () => Promise<unknown>) => {
    setUnderWay(action)
    try {
      await send()
      setOutcome({ kind: 'done', action })
      showToast({ kind: 'success', text: t(doneKeys[action]) })
    } catch (error) {
      const failure = parseApiError(error)
      if (failure.errors?.photo) refuse(failure.errors.photo)
      // A retry uploads the re-encoded photo; the file need not be chosen again.
      else setOutcome({ kind: 'failed', action, again: () => void change(action, send), failure })
      showToast({ kind: 'error', text: failureTexts[action].titleOf(failure) })
    }
    setUnderWay(undefined)
  }
  const choose = async (file: File) => {
    setOutcome(undefined)
    const mistake = mistakeOf(file)
    if (mistake) return refuse(mistake)
    setUnderWay('save')
    const drawn = await preparePhoto(file).catch(() => undefined)
    if (drawn) return change('save', () => upload(drawn).unwrap())
    setUnderWay(undefined)
    return refuse(unreadable)
  }
  const removePhoto = () => {
    setOutcome(undefined)
    void change('remove', () => remove().unwrap())
  }

  return {
    busy: underWay,
    onChoose: (file: File) => void choose(file),
    onRemove: removePhoto,
    ...(outcome?.kind === 'file' && { error: wordOfFile(outcome.message) }),
    ...(outcome?.kind === 'done' && {
      outcome: { kind: 'done' as const, heading: t(doneKeys[outcome.action]) },
    }),
    ...(outcome?.kind === 'failed' && {
      outcome: {
        kind: 'failed' as const,
        heading: failureTexts[outcome.action].titleOf(outcome.failure),
        text: failureTexts[outcome.action].textOf(outcome.failure),
        retry: {
          label: t('common:failure.retry'),
          onRetry: outcome.again,
          isRetrying: underWay !== undefined,
        },
      },
    }),
  }
}
