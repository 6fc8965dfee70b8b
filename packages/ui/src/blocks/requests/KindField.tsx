import { chakra } from '@chakra-ui/react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'

export interface KindFieldProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  /** What the choice means: "14 of 21 days left in 2026", "You can be reached on these days". May be empty. */
  hint?: string | undefined
  error?: string | undefined
  onChoose: (value: string) => void
  /** @default false */
  isDisabled?: boolean | undefined
}

/** The kind of leave, in the browser's own list, and what it means. */
export function KindField(props: KindFieldProps) {
  const { label, options, value, hint, error, onChoose, isDisabled = false } = props
  return (
    <div>
      <FieldFrame label={label} error={error}>
        {(control) => (
          <chakra.span position="relative" display="block">
            <chakra.select
              {...control}
              value={value}
              disabled={isDisabled}
              css={field.control}
              appearance="none"
              paddingInlineEnd="11"
              textOverflow="ellipsis"
              onChange={(event) => onChoose(event.target.value)}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </chakra.select>
            <ChevronRightIcon
              position="absolute"
              insetInlineEnd="3.5"
              bottom="3.5"
              transform="rotate(90deg)"
              color="fg.muted"
              pointerEvents="none"
            />
          </chakra.span>
        )}
      </FieldFrame>
      <Text role="status" size="small" tone="muted" marginTop={hint && '1.5'}>
        {hint}
      </Text>
    </div>
  )
}
