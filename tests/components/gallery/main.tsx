import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "../../../src/theme/theme.css";
import { Gallery } from "./Gallery.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root: the gallery has nowhere to stand. Add it back.");
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>
  </StrictMode>,
);
