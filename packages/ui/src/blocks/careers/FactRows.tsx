import { chakra } from '@chakra-ui/react'

export interface Fact {
  label: string
  value: string
}

interface FactRowsProps {
  facts: readonly Fact[]
  /** Without a line above the first: at the top of a card. */
  isBare?: boolean | undefined
}

/** What is true of a vacancy, a row each: the name on the left, the value on the right. */
export function FactRows({ facts, isBare = false }: FactRowsProps) {
  return (
    <chakra.dl borderTopWidth={isBare ? '0' : 'hairline'} borderColor="border.hairline">
      {facts.map(({ label, value }) => (
        <chakra.div
          key={label}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="6"
          paddingBlock="4"
          borderBottomWidth="hairline"
          borderColor="border.hairline"
        >
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd fontWeight="strong" textAlign="end" minWidth="0" marginInlineStart="auto">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
