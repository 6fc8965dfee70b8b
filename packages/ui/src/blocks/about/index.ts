// The door `@atrium/ui/about`: the blocks of that page.
export {}
