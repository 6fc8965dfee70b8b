import { chakra } from '@chakra-ui/react'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { styles } from './Hiring.styles.ts'

interface ChipsProps {
  label: string
  chips: readonly { id: string; name: string }[]
  removeLabel: (name: string) => string
  onRemove: (id: string) => void
  isBusy?: boolean
}

/** Names in a row, each with a button that removes it. */
export const Chips = ({ label, chips, removeLabel, onRemove, isBusy }: ChipsProps) => (
  <chakra.ul css={styles.chips} aria-label={label}>
    {chips.map(({ id, name }) => (
      <chakra.li key={id} css={styles.chip}>
        {name}
        <IconButton
          label={removeLabel(name)}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onRemove(id)}
        >
          <CloseIcon />
        </IconButton>
      </chakra.li>
    ))}
  </chakra.ul>
)
