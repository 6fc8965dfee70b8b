import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { IconButton } from '#primitives/IconButton.tsx'
import { FileIcon, TrashIcon } from '#primitives/moreIcons.tsx'
import { styles } from './FileField.styles.ts'
import { shortenName } from './shortenName.ts'

interface ChosenFileProps {
  file: File
  /** Carried by name and size: they describe the input. */
  id: string
  isLocked: boolean
  removeLabel: string
  /** In words. */
  size: string
  progress?: number | undefined
  progressLabel?: string | undefined
  onRemove: () => void
  /** What else describes the input. */
  children: ReactNode
}

/** The file that will be sent: what it is, a way to take it back, and how far it has got. */
export function ChosenFile(props: ChosenFileProps) {
  const { file, id, isLocked, removeLabel, size, progress, progressLabel, onRemove } = props
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <chakra.div css={styles.file}>
      <chakra.span css={styles.icon}>
        <FileIcon />
      </chakra.span>
      <chakra.span id={id} minWidth="0">
        <chakra.span css={styles.name}>
          <span title={file.name}>{shortenName(file.name)}</span>
          {/* A pause for the ear, of no width. */}
          <chakra.span fontSize="0">{', '}</chakra.span>
        </chakra.span>
        <chakra.span css={styles.size}>{size}</chakra.span>
      </chakra.span>
      {!isLocked && (
        <IconButton label={removeLabel} css={styles.remove} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      )}
      {props.children}
      {progress !== undefined && (
        <chakra.div
          role="progressbar"
          aria-label={progressLabel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          css={styles.track}
        >
          <chakra.div css={styles.bar} style={{ width: `${percent}%` }} />
        </chakra.div>
      )}
    </chakra.div>
  )
}
