import { chakra } from '@chakra-ui/react'
import { shortenName } from '#forms/shortenName.ts'
import { Icon } from '#primitives/Icon.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { FileIcon, TrashIcon } from '#primitives/moreIcons.tsx'
import { styles } from './MeetingField.styles.ts'
import type { AttachmentsTexts, MeetingFile } from './meetingTypes.ts'

interface AttachmentRowsProps {
  texts: Pick<AttachmentsTexts, 'list' | 'remove' | 'download' | 'size'>
  files: readonly MeetingFile[]
  onDownload: (file: MeetingFile) => void
  /** Left out where they are only read. */
  onRemove?: ((file: MeetingFile) => void) | undefined
}

/** The files of a meeting: name, size, and what can be done with each. */
export function AttachmentRows({ texts, files, onDownload, onRemove }: AttachmentRowsProps) {
  if (files.length === 0) return null
  return (
    <chakra.ul aria-label={texts.list} css={styles.files}>
      {files.map((file) => (
        <chakra.li key={file.id} css={styles.file}>
          <FileIcon />
          <chakra.span minWidth="0">
            <chakra.span css={styles.fileName} title={file.name}>
              {shortenName(file.name)}
            </chakra.span>
            <chakra.span css={styles.fileSize}>{texts.size(file.size)}</chakra.span>
          </chakra.span>
          <IconButton label={texts.download(file.name)} onClick={() => onDownload(file)}>
            <Icon d="M12 4.5v11M7.5 11 12 15.5 16.5 11M4.5 16.5v1a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-1" />
          </IconButton>
          {onRemove && (
            <IconButton label={texts.remove(file.name)} onClick={() => onRemove(file)}>
              <TrashIcon />
            </IconButton>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
