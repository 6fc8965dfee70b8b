import { formatBytes, limits } from '@atrium/contract/core'
import type { Attachment } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { type ChangeEvent, useId, useRef } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles } from '#forms/FileField.styles.ts'
import { fieldError } from '#forms/fieldError.ts'
import { useFileDrop } from '#forms/useFileDrop.ts'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { AttachmentRows, type FileProblem, FileProblems } from './AttachmentRows.tsx'

export interface AttachmentsFieldProps {
  /** Stores the contents of chosen files, in addition to `before`; resolves with the stored ones. */
  onAdd: (files: readonly File[], before: readonly Attachment[]) => Promise<readonly Attachment[]>
  onRemove: (file: Attachment) => void
  onDownload: (file: Attachment) => void
  problems: readonly FileProblem[]
  /** Whether files are being stored: the form waits for them. */
  onBusy: (isBusy: boolean) => void
}

/** The files of a meeting: several, chosen or dropped; each can be had back or removed. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const { t } = useTranslation('meeting')
  const size = formatBytes(limits.attachmentBytes, useReaderLanguage())
  const { problems, onBusy } = props
  const noteId = useId()
  const problemsId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const { input, meta } = useField<readonly Attachment[]>('attachments', {
    format: (files) => files ?? [],
  })
  const latest = useRef(input.value)
  latest.current = input.value

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    onBusy(true)
    const kept = await props.onAdd(files, latest.current)
    input.onChange([...latest.current, ...kept])
    onBusy(false)
  }
  const { isOver, zone } = useFileDrop((files) => void add(files))
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])]
    // Emptied, so that the same file can be chosen again after it was removed.
    event.currentTarget.value = ''
    void add(chosen)
  }
  const remove = (file: Attachment) => {
    input.onChange(latest.current.filter(({ id }) => id !== file.id))
    props.onRemove(file)
    inputRef.current?.focus()
  }

  return (
    <FieldFrame
      label={t('fields.attachments')}
      error={fieldError(meta)}
      describedBy={problems.length > 0 ? `${noteId} ${problemsId}` : noteId}
      after={
        <>
          <FileProblems id={problemsId} problems={problems} />
          <AttachmentRows files={input.value} onDownload={props.onDownload} onRemove={remove} />
        </>
      }
    >
      {(control) => (
        <chakra.div
          css={styles.zone}
          minHeight="0"
          data-over={isOver ? '' : undefined}
          data-invalid={control['aria-invalid'] ? '' : undefined}
          {...zone}
        >
          <chakra.input
            {...control}
            ref={inputRef}
            type="file"
            multiple
            name="attachments"
            css={styles.input}
            onChange={choose}
            onFocus={input.onFocus}
            onBlur={input.onBlur}
          />
          <chakra.div css={styles.prompt} paddingBlock="3">
            <chakra.strong color="fg.link">
              {t(isOver ? 'attachments.dropActive' : 'attachments.choose')}
            </chakra.strong>
            {!isOver && <chakra.span css={styles.drop}>{` ${t('attachments.drop')}`}</chakra.span>}
            <chakra.p id={noteId} css={styles.note}>
              {t('attachments.note', { count: limits.attachments, size })}
            </chakra.p>
          </chakra.div>
        </chakra.div>
      )}
    </FieldFrame>
  )
}
