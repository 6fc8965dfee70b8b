import { chakra } from '@chakra-ui/react'
import { type ChangeEvent, type MouseEvent, useId } from 'react'
import { useField } from 'react-final-form'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { ChosenFile } from './ChosenFile.tsx'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { styles } from './FileField.styles.ts'
import { useFieldError } from './serverErrors.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useTypedBefore } from './useTypedBefore.ts'

interface FileFieldProps extends FieldTexts {
  /** The field's name in the form's values; the value is a `File` or `undefined`. */
  name: string
  /** What the file chooser offers: `.pdf,.docx`. The schema decides. */
  accept?: string | undefined
  /** @default false */
  isRequired?: boolean | undefined
  /** "Choose a file" */
  chooseLabel: string
  /** "or drop it here": shown where a pointer can drop. */
  dropLabel: string
  /** While a file is held over the field. */
  dropActiveLabel: string
  /** Types and size that are taken. */
  note: string
  removeLabel: (fileName: string) => string
  /** A number of bytes in words. */
  formatSize: (bytes: number) => string
  /** How much has arrived, 0 … 1, while the form is being sent. */
  progress?: number | undefined
  /** Names the progress bar. */
  progressLabel?: string | undefined
}

/**
 * One file: chosen, dropped or picked with the keyboard; always a real file input. The error of a wrong file appears at
 * once, that of a missing file on submit.
 */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, accept, isRequired, progress } = props
  const fileId = useId()
  const noteId = useId()
  const { input, meta } = useField<File | undefined>(name, { format: (value) => value, allowNull: true })
  const file = input.value
  const inputRef = useTypedBefore<HTMLInputElement>('', (_path, { files }) => input.onChange(files?.[0]))
  const isLocked = progress !== undefined
  const { isOver, zone } = useFileDrop(([dropped]) => input.onChange(dropped), isLocked)
  const error = useFieldError(name, meta) ?? (file && meta.error ? String(meta.error) : undefined)
  const isChosen = file !== undefined && !isOver

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0]
    if (chosen) input.onChange(chosen)
  }
  // Emptied first, so that the same file can be chosen again after it was corrected on the disk.
  const forget = (event: MouseEvent<HTMLInputElement>) => {
    event.currentTarget.value = ''
  }
  const remove = () => {
    input.onChange(undefined)
    if (inputRef.current) inputRef.current.value = ''
    inputRef.current?.focus()
  }

  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      describedBy={isChosen ? `${fileId} ${noteId}` : noteId}
    >
      {(control) => (
        <chakra.div
          data-over={isOver ? '' : undefined}
          data-filled={file ? '' : undefined}
          data-invalid={error ? '' : undefined}
          data-disabled={isLocked ? '' : undefined}
          css={styles.zone}
          {...zone}
        >
          <chakra.input
            {...control}
            ref={inputRef}
            type="file"
            name={name}
            accept={accept}
            required={isRequired}
            disabled={isLocked}
            css={styles.input}
            onClick={forget}
            onChange={choose}
            onFocus={input.onFocus}
            onBlur={input.onBlur}
          />
          {isChosen ? (
            <ChosenFile
              file={file}
              id={fileId}
              isLocked={isLocked}
              removeLabel={props.removeLabel(file.name)}
              size={props.formatSize(file.size)}
              progress={progress}
              progressLabel={props.progressLabel}
              onRemove={remove}
            >
              <VisuallyHidden id={noteId}>{props.note}</VisuallyHidden>
            </ChosenFile>
          ) : (
            <chakra.div css={styles.prompt}>
              {isOver ? (
                <chakra.strong color="fg.link">{props.dropActiveLabel}</chakra.strong>
              ) : (
                <>
                  <chakra.strong color="fg.link">{props.chooseLabel}</chakra.strong>
                  <chakra.span css={styles.drop}>{` ${props.dropLabel}`}</chakra.span>
                </>
              )}
              <chakra.p id={noteId} css={styles.note}>
                {props.note}
              </chakra.p>
            </chakra.div>
          )}
        </chakra.div>
      )}
    </FieldFrame>
  )
}
