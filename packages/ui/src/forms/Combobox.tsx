import { byNameRank, hasText } from '@atrium/contract/search'
import { Combobox as ChakraCombobox, chakra, createListCollection, useCombobox } from '@chakra-ui/react'
import { useId, useMemo, useState } from 'react'
import { Marked, SearchedTexts } from '#primitives/Marked.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { styles as field } from './field.styles.ts'
import { optionList } from './optionList.ts'
import type { SelectOption } from './SelectField.tsx'

const styles = defineSlotStyles({
  ...optionList,
  empty: { padding: '3', textStyle: 'small', color: 'fg.muted' },
})

interface ComboboxOption extends SelectOption {
  /** A second line that tells two people of one name apart. */
  detail?: string | undefined
}

export interface ComboboxTexts extends FieldTexts {
  options: readonly ComboboxOption[]
  /** In the empty field: "Nobody". */
  placeholder: string
  /** Names the list of options for screen readers. */
  listLabel: string
  /** In the list when the typed text fits no option. */
  nothingFound: string
  /** @default false */
  isRequired?: boolean | undefined
  /** What the search compares, a constant: the contract's `foldText`. @default small letters */
  foldText?: ((text: string) => string) | undefined
}

interface ComboboxProps extends ComboboxTexts {
  /** The chosen option; `''` is none. */
  value: string
  onChange: (value: string) => void
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  /** The text that is typed and no choice, for a form that keeps it. @default it is dropped when the field is left */
  typed?: string | undefined
  onTyped?: ((text: string | undefined) => void) | undefined
  error?: string | undefined
  readOnly?: boolean | undefined
}

/** More options than this are not shown: typing more letters finds the others. */
const mostShown = 50

const lower = (text: string) => text.toLowerCase()

/**
 * One of many options, found by typing a part of it, on Chakra's Combobox. An emptied field has the value `''`. Enter takes
 * the only option that fits, and leaving the field the only one that has the typed name.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, options, placeholder, listLabel, nothingFound, isRequired, foldText = lower } = props
  const { value, onChange, onFocus, onBlur, error, readOnly = false } = props
  const id = useId()
  const [ownTyped, setOwnTyped] = useState<string>()
  /** What is typed since the last choice. */
  const typed = props.onTyped ? props.typed : ownTyped
  const setTyped = props.onTyped ?? setOwnTyped
  const chosen = options.find((option) => option.value === value)
  const text = typed ?? chosen?.label ?? ''
  const folded = useMemo(
    () =>
      options.map((option) => ({
        option,
        name: foldText(option.label),
        text: foldText(`${option.label} ${option.detail ?? ''}`),
      })),
    [options, foldText],
  )
  const collection = useMemo(() => {
    const wanted = foldText(typed ?? '')
    const fitting = () => folded.filter(({ text }) => hasText(text, wanted))
    // The chosen option first, wherever it stands among the others.
    const found = typed
      ? byNameRank(fitting(), ({ name }) => name, wanted).map(({ option }) => option)
      : [...(chosen ? [chosen] : []), ...options.filter((one) => one !== chosen)]
    return createListCollection({ items: found.slice(0, mostShown) })
  }, [options, folded, typed, foldText, chosen])

  const searched = useMemo(
    () => ({ wanted: [foldText(typed ?? '')].filter(Boolean), foldText }),
    [typed, foldText],
  )

  const choose = (option: string) => {
    onChange(option)
    setTyped(undefined)
  }
  const combobox = useCombobox({
    ids: { input: id },
    collection,
    inputValue: text,
    // The field holds the choice, and the list only offers: the library would write its own text into the input.
    value: [],
    selectionBehavior: 'preserve',
    onSelect: ({ itemValue }) => choose(itemValue),
    openOnClick: true,
    readOnly,
    positioning: { sameWidth: true, gutter: 4 },
  })
  // React holds the text. The library's input would move the caret to the end whenever the list opens.
  const { defaultValue: _, ...control } = combobox.getInputProps()
  const highlighted = collection.find(combobox.highlightedValue)
  const [first, second] = collection.items
  const onlyMatch = typed && !highlighted && !second ? first : undefined
  /** The only option that has the typed name. */
  const namesake = () => {
    const found = typed ? options.filter((one) => foldText(one.label) === foldText(typed.trim())) : []
    return found.length === 1 ? found[0] : undefined
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(frame) => (
        <ChakraCombobox.RootProvider value={combobox} unstyled lazyMount unmountOnExit>
          <ChakraCombobox.Control css={field.chooser}>
            <chakra.input
              {...control}
              {...frame}
              css={[field.control, field.choosing]}
              value={text}
              placeholder={placeholder}
              aria-required={isRequired}
              autoComplete="off"
              onChange={(event) => {
                control.onChange?.(event)
                setTyped(event.target.value)
                if (event.target.value === '') onChange('')
              }}
              onKeyDown={(event) => {
                // An input method takes its own Enter.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onlyMatch)
                  return control.onKeyDown?.(event)
                event.preventDefault()
                choose(onlyMatch.value)
                combobox.setOpen(false)
              }}
              onFocus={(event) => {
                control.onFocus?.(event)
                onFocus?.()
              }}
              onBlur={(event) => {
                control.onBlur?.(event)
                const meant = namesake()
                if (meant) choose(meant.value)
                else if (!props.onTyped) setTyped(undefined)
                onBlur?.()
              }}
            />
            <ChevronRightIcon css={field.arrow} />
          </ChakraCombobox.Control>
          <ChakraCombobox.Positioner>
            <ChakraCombobox.Content
              aria-label={listLabel}
              // biome-ignore lint/a11y/useValidAriaValues: empty, because the library names a label that is not its own.
              aria-labelledby=""
              css={styles.list}
            >
              <ChakraCombobox.Empty css={styles.empty}>{nothingFound}</ChakraCombobox.Empty>
              <SearchedTexts value={searched}>
                {collection.items.map((item) => (
                  <ChakraCombobox.Item
                    key={item.value}
                    item={item}
                    aria-selected={item === highlighted}
                    css={styles.option}
                  >
                    <ChakraCombobox.ItemText>
                      <Marked>{item.label}</Marked>
                    </ChakraCombobox.ItemText>
                    {item.detail && (
                      <chakra.span css={styles.detail}>
                        <Marked>{item.detail}</Marked>
                      </chakra.span>
                    )}
                  </ChakraCombobox.Item>
                ))}
              </SearchedTexts>
            </ChakraCombobox.Content>
          </ChakraCombobox.Positioner>
        </ChakraCombobox.RootProvider>
      )}
    </FieldFrame>
  )
}
