import { chosenPhotoBytes, formatBytes, photoExtensions } from '@atrium/contract/core'
import { chakra, useRecipe } from '@chakra-ui/react'
import { type ChangeEvent, type MouseEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '#forms/FieldError.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { buttonRecipe } from '#primitives/Button.recipe.ts'
import { Button } from '#primitives/Button.tsx'
import { TrashIcon, UploadIcon } from '#primitives/moreIcons.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './ProfileHead.styles.ts'

export interface PhotoControlsProps {
  hasPhoto: boolean
  /** The running change; the buttons do nothing meanwhile. */
  busy?: 'save' | 'remove' | undefined
  /** The reason why the chosen file was rejected. */
  error?: string | undefined
  onChoose: (file: File) => void
  onRemove: () => void
}

const accept = photoExtensions.map((extension) => `.${extension}`).join(',')

/** The controls to choose or remove the photo. */
export function PhotoControls({ hasPhoto, busy, error, onChoose, onRemove }: PhotoControlsProps) {
  const { t } = useTranslation('profile')
  const note = usePhotoNote()
  const buttonStyles = useRecipe({ recipe: buttonRecipe })({ variant: 'outline', size: 'sm' })
  const inputRef = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const errorId = useId()
  const isBusy = busy !== undefined
  const busyLabel = busy && t(busy === 'save' ? 'photo.saving' : 'photo.removing')
  const chooseLabel = t(hasPhoto ? 'photo.change' : 'photo.upload')

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    if (file && !isBusy) onChoose(file)
  }
  // Cleared first, so that the same file can be chosen again.
  const open = (event: MouseEvent<HTMLInputElement>) => {
    if (isBusy) event.preventDefault()
    event.currentTarget.value = ''
  }
  const remove = () => {
    // The button disappears with the photo, so the file input takes the focus.
    inputRef.current?.focus()
    onRemove()
  }

  return (
    <div>
      <chakra.div css={styles.controls}>
        <chakra.span css={styles.choose}>
          <chakra.span aria-hidden css={buttonStyles}>
            <UploadIcon />
            {busyLabel ?? chooseLabel}
          </chakra.span>
          <chakra.input
            ref={inputRef}
            type="file"
            accept={accept}
            aria-label={chooseLabel}
            aria-describedby={error ? `${errorId} ${noteId}` : noteId}
            aria-invalid={error ? true : undefined}
            aria-disabled={isBusy || undefined}
            css={styles.input}
            onClick={open}
            onChange={choose}
          />
        </chakra.span>
        {hasPhoto && (
          <Button
            variant="quiet"
            size="sm"
            css={styles.remove}
            aria-label={t('photo.removeName')}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && remove()}
          >
            <TrashIcon />
            {t('photo.remove')}
          </Button>
        )}
      </chakra.div>
      <VisuallyHidden role="status">{busyLabel ?? ''}</VisuallyHidden>
      {error && (
        <FieldError id={errorId} role="alert" marginTop="3">
          {error}
        </FieldError>
      )}
      <chakra.p id={noteId} textStyle="small" color="fg.hint" marginTop="3" maxWidth="prose">
        {note}
      </chakra.p>
    </div>
  )
}

/** The note about the files that are accepted. */
function usePhotoNote(): string {
  const { t } = useTranslation('profile')
  const language = useReaderLanguage()
  return t('photo.note', { size: formatBytes(chosenPhotoBytes, language) })
}
