// The door `@atrium/ui/home`: the blocks of that page.
export {}
