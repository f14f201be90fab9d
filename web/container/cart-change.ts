const storageKey = "cart-change"
const pending = "pending"

/**
 * Records in the local storage whether changes of the cart are pending, or else when the last one was confirmed. The changes themselves are in IndexedDB,
 * which a document's script could only read asynchronously.
 */
export const recordCartChange = (isPending: boolean): void => {
  try {
    if (isPending) localStorage.setItem(storageKey, pending)
    else if (localStorage.getItem(storageKey) === pending) localStorage.setItem(storageKey, String(Date.now()))
  } catch {
    // Without the local storage, the next page sends pending changes only after its first interaction.
  }
}

/** The script's expression that tells whether the document may lack changes of the cart: they are pending, or were confirmed after the document was requested. */
export const lacksCartChange =
  `(function(){try{var c=localStorage.getItem(${JSON.stringify(storageKey)});` +
  `return c==${JSON.stringify(pending)}||c>performance.timeOrigin}catch(e){}})()`
