import { chakra } from '@chakra-ui/react'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { surface } from '#primitives/surface.ts'

export interface SkeletonShapeProps {
  /**
   * The lines of a text, cards, or the rows of a list or a table.
   * @default 'lines'
   */
  shape?: 'lines' | 'cards' | 'rows' | undefined
  /**
   * The number of lines, cards or rows.
   * @default 3
   */
  count?: number | undefined
}

const card = { ...surface, padding: { base: '5', md: '8' } }
const row = {
  display: 'grid',
  alignItems: 'center',
  height: '14',
  borderBottomWidth: 'hairline',
  borderColor: 'border.hairline',
}
const widths = ['45%', '90%', '70%', '80%']

/** The bars in place of content that is being loaded. */
export function SkeletonShape({ shape = 'lines', count = 3 }: SkeletonShapeProps) {
  const places = Array.from({ length: count }, (_none, place) => place)
  if (shape === 'lines')
    return (
      <Stack gap="3" maxWidth="prose">
        {places.map((place) => (
          <Skeleton key={place} width={widths[place % widths.length]} />
        ))}
      </Stack>
    )
  return (
    <Stack gap={shape === 'cards' ? '4' : '0'}>
      {places.map((place) => (
        <chakra.div key={place} css={shape === 'cards' ? card : row}>
          {shape === 'cards' ? (
            <SkeletonShape count={4} />
          ) : (
            <Skeleton width={widths[place % widths.length]} />
          )}
        </chakra.div>
      ))}
    </Stack>
  )
}
