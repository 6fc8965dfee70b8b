import { chakra } from '@chakra-ui/react'

interface LegalListProps {
  items: readonly string[]
}

/** Sentences one under the other, each led by a bar of the plan. */
export function LegalList({ items }: LegalListProps) {
  return (
    <chakra.ul display="grid" gap="2.5" maxWidth="prose">
      {items.map((item) => (
        <chakra.li
          key={item}
          position="relative"
          paddingInlineStart="8"
          _before={{
            content: '""',
            position: 'absolute',
            insetInlineStart: '0',
            top: '0.6em',
            width: '5',
            height: '1.5',
            borderRadius: 'full',
            backgroundColor: 'motif.pine3',
          }}
        >
          {item}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
