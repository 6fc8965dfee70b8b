import { chakra, useRecipe } from '@chakra-ui/react'
import { type ChangeEvent, type MouseEvent, useId, useRef } from 'react'
import { FieldError } from '#forms/FieldError.tsx'
import { buttonRecipe } from '#primitives/Button.recipe.ts'
import { Button } from '#primitives/Button.tsx'
import { TrashIcon, UploadIcon } from '#primitives/moreIcons.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './ProfileHead.styles.ts'

export interface PhotoTexts {
  /** "Upload a photo", or "Change the photo" where there is one. */
  choose: string
  remove: string
  /** The accessible name of the button, with its object. */
  removeName: string
  /** The accepted files, and their use. */
  note: string
}

export interface PhotoControlsProps {
  texts: PhotoTexts
  /** The accepted file types: `.jpg,.png`. */
  accept: string
  /** @default false */
  hasPhoto?: boolean | undefined
  /** The name of the running task; the buttons do nothing meanwhile. */
  busyLabel?: string | undefined
  /** The reason why the chosen file was rejected. */
  error?: string | undefined
  onChoose: (file: File) => void
  onRemove: () => void
}

/** The controls to choose or remove the photo. */
export function PhotoControls(props: PhotoControlsProps) {
  const { texts, accept, hasPhoto = false, busyLabel, error, onChoose, onRemove } = props
  const buttonStyles = useRecipe({ recipe: buttonRecipe })({ variant: 'outline', size: 'sm' })
  const inputRef = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const errorId = useId()
  const isBusy = busyLabel !== undefined

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
            {busyLabel ?? texts.choose}
          </chakra.span>
          <chakra.input
            ref={inputRef}
            type="file"
            accept={accept}
            aria-label={texts.choose}
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
            aria-label={texts.removeName}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && remove()}
          >
            <TrashIcon />
            {texts.remove}
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
        {texts.note}
      </chakra.p>
    </div>
  )
}
