import { useState } from "react"
import { Link, Route, Routes } from "react-router-dom"

const Start = () => {
  const [taps, setTaps] = useState(0)
  return (
    <main>
      <h1>Skafferi</h1>
      <p>En sida utan butik: det minsta som React och en router kan visa.</p>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        Tryck ({taps})
      </button>
      <Link to="/annan">En annan sida</Link>
    </main>
  )
}

/** A minimal page of the same libraries, with which every page of the shop is compared. */
export const BaselinePage = () => (
  <Routes>
    <Route path="/" element={<Start />} />
    <Route path="/annan" element={<Link to="/">Tillbaka</Link>} />
  </Routes>
)
