import { chakra } from '@chakra-ui/react'
import { type ChangeEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as fileStyles } from '#forms/FileField.styles.ts'
import { useFieldError } from '#forms/serverErrors.ts'
import { useFileDrop } from '#forms/useFileDrop.ts'
import { Button } from '#primitives/Button.tsx'
import { TrashIcon } from '#primitives/moreIcons.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './PictureField.styles.ts'

interface UploadTexts {
  choose: string
  replace: string
  dropActive: string
  uploading: string
  remove: string
  /** Which files are accepted. */
  note: string
}

interface UploadZoneProps<Stored extends object> {
  name: string
  label: string
  hint?: string | undefined
  /** The accepted endings. */
  accept: string
  texts: UploadTexts
  /** Stores a file; resolves with what is stored, or with a message. */
  onUpload: (file: File) => Promise<Stored | { error: string }>
  /** The value of the field for what is stored. */
  addressOf: (stored: Stored) => string
  /** The chosen file, above the button that removes it. */
  shown: ReactNode
  /** Below that button. */
  children?: ReactNode
}

/** A file of the site: chosen or dropped, and stored at once. */
export function UploadZone<Stored extends object>(props: UploadZoneProps<Stored>) {
  const { name, label, hint, accept, texts, onUpload, addressOf, shown, children } = props
  const { t } = useTranslation('pictures')
  const { input, meta } = useField<string>(name)
  const inputRef = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const fieldError = useFieldError(name, meta)
  const error = refusal ?? fieldError

  const upload = async (file: File | undefined) => {
    if (!file || isUploading) return
    setRefusal(undefined)
    setUploading(true)
    const outcome = await onUpload(file)
    setUploading(false)
    if ('error' in outcome) return setRefusal(outcome.error)
    input.onChange(addressOf(outcome))
  }
  const { isOver, zone } = useFileDrop(([dropped]) => void upload(dropped), isUploading)
  // Emptied first, so that the same file can be chosen again after it was corrected on the disk.
  const open = (event: MouseEvent<HTMLInputElement>) => {
    if (isUploading) event.preventDefault()
    event.currentTarget.value = ''
  }
  const remove = () => {
    setRefusal(undefined)
    input.onChange('')
    inputRef.current?.focus()
  }
  const prompt = isUploading ? texts.uploading : input.value ? texts.replace : texts.choose

  return (
    <div>
      <FieldFrame label={label} hint={hint} error={error}>
        {(control) => (
          <chakra.div
            data-over={isOver || undefined}
            data-invalid={error ? '' : undefined}
            css={fileStyles.zone}
            {...zone}
          >
            <chakra.input
              {...control}
              ref={inputRef}
              type="file"
              accept={accept}
              aria-disabled={isUploading || undefined}
              css={fileStyles.input}
              onClick={open}
              onChange={(event: ChangeEvent<HTMLInputElement>) => void upload(event.currentTarget.files?.[0])}
              onFocus={input.onFocus}
              onBlur={input.onBlur}
            />
            <chakra.div css={fileStyles.prompt}>
              <chakra.strong color="fg.link">{isOver ? texts.dropActive : prompt}</chakra.strong>
              {!isOver && !isUploading && <chakra.span css={fileStyles.drop}>{` ${t('drop')}`}</chakra.span>}
              <chakra.p css={fileStyles.note}>{texts.note}</chakra.p>
            </chakra.div>
          </chakra.div>
        )}
      </FieldFrame>
      <VisuallyHidden role="status">{isUploading ? texts.uploading : ''}</VisuallyHidden>
      {input.value && (
        <chakra.div css={styles.chosen}>
          {shown}
          <div>
            <Button variant="quiet" size="sm" onClick={remove}>
              <TrashIcon />
              {texts.remove}
            </Button>
          </div>
          {children}
        </chakra.div>
      )}
    </div>
  )
}
