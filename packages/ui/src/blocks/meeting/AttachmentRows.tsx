import { formatBytes, limits } from '@atrium/contract/core'
import type { Attachment } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '#forms/FieldError.tsx'
import { shortenName } from '#forms/shortenName.ts'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Icon } from '#primitives/Icon.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { FileIcon, TrashIcon } from '#primitives/moreIcons.tsx'
import { styles } from './MeetingField.styles.ts'

interface AttachmentRowsProps {
  files: readonly Attachment[]
  onDownload: (file: Attachment) => void
  /** Left out where they are only read. */
  onRemove?: ((file: Attachment) => void) | undefined
}

/** The files of a meeting: name, size, and what can be done with each. */
export function AttachmentRows({ files, onDownload, onRemove }: AttachmentRowsProps) {
  const { t } = useTranslation('meeting')
  const language = useReaderLanguage()
  if (files.length === 0) return null
  return (
    <chakra.ul aria-label={t('attachments.list')} css={styles.files}>
      {files.map((file) => (
        <chakra.li key={file.id} css={styles.file}>
          <FileIcon />
          <chakra.span minWidth="0">
            <chakra.span css={styles.fileName} title={file.name}>
              {shortenName(file.name)}
            </chakra.span>
            <chakra.span css={styles.fileSize}>{formatBytes(file.size, language)}</chakra.span>
          </chakra.span>
          <IconButton label={t('attachments.download', { name: file.name })} onClick={() => onDownload(file)}>
            <Icon d="M12 4.5v11M7.5 11 12 15.5 16.5 11M4.5 16.5v1a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-1" />
          </IconButton>
          {onRemove && (
            <IconButton label={t('attachments.remove', { name: file.name })} onClick={() => onRemove(file)}>
              <TrashIcon />
            </IconButton>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** What went wrong with a file. */
export interface FileProblem {
  kind: 'tooMany' | 'tooLarge' | 'notKept' | 'gone' | 'unreachable'
  name: string
}

interface FileProblemsProps {
  id?: string | undefined
  problems: readonly FileProblem[]
}

/** What went wrong with single files, in sentences that are read out. */
export function FileProblems({ id, problems }: FileProblemsProps) {
  const { t } = useTranslation('meeting')
  const size = formatBytes(limits.attachmentBytes, useReaderLanguage())
  return (
    <div role="alert" id={id}>
      {problems.map(({ kind, name }) => (
        <FieldError key={kind + name}>
          {t(`attachments.problems.${kind}`, { name, size, count: limits.attachments })}
        </FieldError>
      ))}
    </div>
  )
}
